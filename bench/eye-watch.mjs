// Runs in the page: each click until the frame after it is painted, in ms, in `globalThis.clicks`.
globalThis.clicks = []
addEventListener(
  'click',
  ({ timeStamp }) =>
    requestAnimationFrame(() => {
      // A message comes after the frame is drawn.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => globalThis.clicks.push(performance.now() - timeStamp)
      port2.postMessage(null)
    }),
  true,
)
