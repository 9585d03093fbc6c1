export type { KnownPlace } from './demo-knowledge.ts'
export { builtinClient, builtinSettings, openProduct, type Product } from './open-product.ts'
