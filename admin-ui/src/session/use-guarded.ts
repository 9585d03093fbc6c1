import { useLogoutIfAccessDenied } from 'react-admin'

/** Runs calls that are none of react-admin's own: a session that is over leads to the sign-in page here too. */
export function useGuarded(): <T>(call: () => Promise<T>) => Promise<T> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return async (call) => {
    try {
      return await call()
    } catch (error) {
      await logoutIfAccessDenied(error)
      throw error
    }
  }
}
