declare module "virtual:catalogue/*" {
  const messages: string;
  export default messages;
}
