export { useProgress, useSetProgress } from './use-progress.ts'
