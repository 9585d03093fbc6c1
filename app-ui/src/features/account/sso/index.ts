export { LinkedSignIn } from './components/LinkedSignIn.tsx'
export { UserSignIn } from './components/UserSignIn.tsx'
