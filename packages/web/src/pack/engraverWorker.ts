import { drawScene } from "@maria/engraver";
import type { Scene } from "@maria/engraver/scene";
import type { PackData } from "@maria/rules";

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  postMessage(scene: Scene): void;
  onmessage: ((event: MessageEvent<PackData>) => void) | null;
}
const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => scope.postMessage(drawScene(data));
