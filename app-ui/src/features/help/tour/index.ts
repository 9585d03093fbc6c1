export { useTour } from './use-tour.ts'
