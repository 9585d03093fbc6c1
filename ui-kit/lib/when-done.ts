/**
 * Goes on after a mutation (`mutateAsync`) even if the component that began it is gone by then; callbacks given to
 * `mutate` are not called in that case. The mutation itself shows why it failed.
 */
export const whenDone = <Result>(mutation: Promise<Result>, done: (result: Result) => void): void => {
  mutation.then(done, () => undefined)
}
