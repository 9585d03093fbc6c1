import { type Expression, type OperationNode, PostgresQueryCompiler, ValueNode } from 'kysely'

type SharedNode = ValueNode & { readonly isShared: true }

const isShared = (node: OperationNode): node is SharedNode => 'isShared' in node

/** A value that is sent once, however often the query holds it; always to be cast to the same type. */
export function sharedValue<T>(value: T): Expression<T> {
  const node: SharedNode = Object.freeze({ ...ValueNode.create(value), isShared: true as const })
  return { expressionType: undefined, toOperationNode: () => node }
}

/**
 * Numbers a shared value's place once: the ids of a scope's clients, of which there may be thousands, stand beside every
 * table of a query.
 */
export class SharingQueryCompiler extends PostgresQueryCompiler {
  readonly #places = new Map<unknown, string>()

  override compileQuery(...query: Parameters<PostgresQueryCompiler['compileQuery']>) {
    this.#places.clear()
    return super.compileQuery(...query)
  }

  protected override visitValue(node: ValueNode): void {
    const place = isShared(node) ? this.#places.get(node.value) : undefined
    if (place !== undefined) {
      this.append(place)
      return
    }
    super.visitValue(node)
    if (isShared(node)) this.#places.set(node.value, this.getCurrentParameterPlaceholder())
  }
}
