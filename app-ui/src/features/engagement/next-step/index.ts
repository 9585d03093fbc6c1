export { NextStep } from './NextStep.tsx'
export type { WorkPlace } from './step-places.ts'
export { placeOfStep } from './step-places.ts'
