export { armOf, builtinArm, type Arm } from './arm.ts'
