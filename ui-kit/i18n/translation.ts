/** The same tree with other words: what a translation of `T` must hold, whole. */
export type Translation<T> = { [key in keyof T]: T[key] extends string ? string : Translation<T[key]> }
