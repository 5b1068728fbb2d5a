export { type ChronicleTurn, type ChronicleYear, chronicleOf, type Passage } from "./chronicle.ts";
