import { useSuspenseQuery } from '@tanstack/react-query'
import type { Operation } from '#contract/contract.ts'
import { userQuery } from './session.ts'

/** The signed-in member of staff. */
export const useUser = () => useSuspenseQuery(userQuery).data.user

/** Whether they hold the operation anywhere; the server refuses what they may not do. */
export const useHolds = (): ((operation: Operation) => boolean) => {
  const { operations } = useUser()
  return (operation) => operations.includes(operation)
}
