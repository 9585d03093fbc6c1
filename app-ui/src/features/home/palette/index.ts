export { isModalOpen } from './shell-dialogs.ts'
