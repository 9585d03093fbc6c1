export { polled } from './polling.ts'
