export { NextStep } from './NextStep.tsx'
