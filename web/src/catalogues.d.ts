declare module "virtual:catalogues" {
  /** By the code of each language: how to load all its messages. */
  const catalogues: Record<string, () => Promise<{ default: string }>>;
  export default catalogues;
}
