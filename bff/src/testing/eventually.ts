/** Waits until the condition holds; fails the test when it does not within the milliseconds (100 s unless told: a busy machine fails nobody). */
export async function eventually(holds: () => boolean | Promise<boolean>, withinMs = 100_000): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It did not happen within ${withinMs} ms.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
