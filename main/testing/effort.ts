// How much work something is, for tests: processor time beside that of a fixed piece of work of the same run, so that a
// slow or busy machine fails nothing.
const TEXT = `[${'{"a":[1,2,3]},'.repeat(300_000)}0]`;

const spent = async (work: () => unknown): Promise<number> => {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return user + system;
};

/** @returns so many times as much processor time as reading 4 MB of JSON takes */
export const effortOf = async (work: () => unknown): Promise<number> => {
  const took = await spent(work);
  return took / (await spent(() => JSON.parse(TEXT)));
};
