export { areSingleKeysOn } from './use-single-keys.ts'
