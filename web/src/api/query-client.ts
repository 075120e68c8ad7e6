import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { forgetKept } from './offline/kept.ts'
import { keepLastKnown } from './offline/last-known.ts'
import { Problem } from './problem.ts'
import { onStudentGone } from './session.ts'

const mayPass = (problem: unknown): boolean =>
  problem instanceof Problem && (problem.status === 0 || (problem.status >= 500 && problem.status !== 501))

/** A token found dead by any call: the user is read again, and that reading ends the session (spec 4.1.6). */
export const noticeDeadToken = (problem: unknown, isUserItself = false): void => {
  if (problem instanceof Problem && problem.status === 401 && !isUserItself) {
    void queryClient.invalidateQueries({ queryKey: [session.user.path] })
  }
}

/** All that was read from the server, for the screens to share. A 401 is never tried again (spec 8.3.1). */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (problem, query) => noticeDeadToken(problem, query.queryKey[0] === session.user.path),
  }),
  mutationCache: new MutationCache({ onError: (problem) => noticeDeadToken(problem) }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a network a reading fails and says so; it does not wait in silence.
      networkMode: 'always',
      // What could not be read again meanwhile is read as soon as there is one.
      refetchOnReconnect: true,
      retry: (failures, problem) => failures < 2 && mayPass(problem),
      retryDelay: (failures, problem) =>
        problem instanceof Problem && problem.retryAfter !== null
          ? Math.min(problem.retryAfter, 10) * 1000
          : 500 * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
})

// Who comes back to a tab sees what was answered or asked meanwhile in another one.
queryClient.setQueryDefaults([session.user.path], { staleTime: 3_000, refetchOnWindowFocus: true })

keepLastKnown(queryClient)

onStudentGone(() => {
  queryClient.clear()
  forgetKept().catch(() => undefined)
})
