export { ModelViewButton } from './ModelViewButton.tsx'
