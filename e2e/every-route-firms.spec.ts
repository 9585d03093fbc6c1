import { visitAs } from './every-route.ts'
import { consoleRoutes } from './routes-of-document-1.ts'

visitAs('a firm administrator', { account: 'admin@northwind.test', turn: 3 })
visitAs('a consultant', { account: 'consultant@northwind.test', turn: 4 })
visitAs('a super admin', { account: 'superadmin@parley.test', turn: 5, also: consoleRoutes })
