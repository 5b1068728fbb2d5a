import { loadCheckedPack, type Pack, type PackData } from "@maria/rules";
import armies from "../../../../packs/historical/armies.json?url";
import board from "../../../../packs/historical/board.json?url";
import politics from "../../../../packs/historical/politics.json?url";

const read = async (address: string): Promise<unknown> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
};

const readAll = async (): Promise<PackData> => {
  const [boardData, armiesData, politicsData] = await Promise.all([board, armies, politics].map(read));
  // The geography is drawn beforehand (packages/engraver): the rules have no use for it.
  return { board: boardData, armies: armiesData, politics: politicsData, geography: null } as PackData;
};

let loaded: Promise<{ readonly pack: Pack; readonly data: PackData }> | null = null;

/** The historical component pack, read once; the tests of the rules have checked it. */
export const historicalPack = (): Promise<{ readonly pack: Pack; readonly data: PackData }> => {
  loaded ??= readAll().then((data) => ({ pack: loadCheckedPack(data), data }));
  return loaded;
};
