export { PassageDialog } from './artifacts/PassageDialog.tsx'
export { InputFieldControl } from './inputs/InputFieldControl.tsx'
export { InputGroup } from './inputs/InputGroup.tsx'
