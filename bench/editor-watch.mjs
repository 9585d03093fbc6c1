// Runs in the page: keystrokes and drags until they are painted, slow events and long tasks, in `globalThis.watched`.
globalThis.watched = { times: [], events: [], longTasks: 0 }
const untilPainted = ({ timeStamp }) =>
  requestAnimationFrame(() => {
    // A message comes after the frame is drawn.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => globalThis.watched.times.push(performance.now() - timeStamp)
    port2.postMessage(null)
  })
for (const name of ['keydown', 'dragover']) addEventListener(name, untilPainted, true)
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.watched.events.push(duration)
}).observe({ type: 'event', durationThreshold: 16 })
new PerformanceObserver((list) => {
  globalThis.watched.longTasks += list.getEntries().length
}).observe({ type: 'longtask' })
