/** Waits until it is settled, however that ends, but no longer than so many milliseconds. */
export const within = async (milliseconds: number, settling: Promise<unknown>): Promise<void> => {
  let late: NodeJS.Timeout | undefined;
  await Promise.race([
    settling.catch(() => {}),
    new Promise((resolve) => {
      late = setTimeout(resolve, milliseconds);
    }),
  ]);
  clearTimeout(late);
};
