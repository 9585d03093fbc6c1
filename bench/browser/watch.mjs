// Runs in the page: clicks, keystrokes and drags until they are painted and `isShown` holds, slow events and long tasks,
// in `globalThis.watched`.
globalThis.watched = { times: [], events: [], longTasks: 0 }
globalThis.isShown = () => true
const untilShown = ({ timeStamp }) => {
  const look = () => {
    if (globalThis.isShown()) globalThis.watched.times.push(performance.now() - timeStamp)
    else nextFrame()
  }
  const nextFrame = () =>
    requestAnimationFrame(() => {
      // A message comes after the frame is drawn.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = look
      port2.postMessage(null)
    })
  nextFrame()
}
for (const name of ['click', 'keydown', 'dragover']) addEventListener(name, untilShown, true)
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.watched.events.push(duration)
}).observe({ type: 'event', durationThreshold: 16 })
new PerformanceObserver((list) => {
  globalThis.watched.longTasks += list.getEntries().length
}).observe({ type: 'longtask' })
