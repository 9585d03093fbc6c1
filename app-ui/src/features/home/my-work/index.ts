export { MyWork } from './MyWork.tsx'
export { WorkInClient } from './WorkInClient.tsx'
