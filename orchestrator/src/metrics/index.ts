export { measureWork } from './work-metrics.ts'
