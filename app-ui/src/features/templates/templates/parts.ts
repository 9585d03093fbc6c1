export { ChangeList } from './components/ChangeList.tsx'
