export { type Counsel, PRINCIPLES, type Principle, type Reason } from "./counsel.ts";
