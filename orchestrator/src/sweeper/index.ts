export { startSweeper, type Sweeper } from './sweeper.ts'
