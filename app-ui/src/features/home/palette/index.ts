export { commandKey } from './platform-keys.ts'
export { isModalOpen } from './shell-dialogs.ts'
