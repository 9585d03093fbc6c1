// zod tries `new Function` once, which the pages' policy forbids and the browser then complains of. Before zod is
// loaded, since it reads this then; asking it (`config`) would load it before sign-in.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
