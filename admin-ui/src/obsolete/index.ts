export { NameWithState } from './NameWithState.tsx'
export { RestoreAction } from './RestoreAction.tsx'
export { ShowObsoleteSwitch } from './ShowObsoleteSwitch.tsx'
