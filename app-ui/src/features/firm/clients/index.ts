export { DeleteClientDialog } from './components/DeleteClientDialog.tsx'
