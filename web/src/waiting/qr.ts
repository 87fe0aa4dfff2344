/** So many white squares must lie around a code for every camera to find it. */
const BORDER = 4;

/** The code of a text, as one path with a step for each run of dark squares. */
export async function outline(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join("").matchAll(/1+/g)].map(
      ({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`,
    ),
  );
  return { size, path: runs.join("") };
}
