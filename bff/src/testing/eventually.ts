/** Waits until the condition holds; fails the test when it does not within the milliseconds (5 s unless told). */
export async function eventually(holds: () => boolean | Promise<boolean>, withinMs = 5000): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It did not happen within ${withinMs} ms.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
