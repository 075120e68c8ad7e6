import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'

/** Where the student stands in registration: kept in the address, so that a reload and "back" keep it. */
export interface Place {
  readonly moduleID: number | null
  readonly subjectID: number | null
  readonly openModule: (moduleID: number | null) => void
  readonly openSubject: (moduleID: number | null, subjectID: number) => void
  readonly closeSubject: () => void
  /** Whether the question stands over the groups: a step of the history, so that "back" closes it alone. */
  readonly isAsking: boolean
  readonly ask: () => void
  readonly stopAsking: () => void
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    isAsking?: boolean
  }
}

const numberOf = (value: unknown): number | null => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : null
}

export const usePlace = (): Place => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const isAsking = useLocation({ select: ({ state }) => state.isAsking === true })
  const moduleID = numberOf(search['module'])
  const subjectID = numberOf(search['subject'])
  const go = (module: number | null, subject: number | null, replace: boolean, asks = false) =>
    void navigate({
      to: '/registration',
      search: { ...(module !== null && { module }), ...(subject !== null && { subject }) },
      state: asks ? { isAsking: true } : {},
      replace,
      resetScroll: false,
    })
  return {
    moduleID,
    subjectID,
    openModule: (module) => go(module, subjectID, true),
    openSubject: (module, subject) => go(module, subject, false),
    closeSubject: () => go(moduleID, null, true),
    isAsking,
    ask: () => go(moduleID, subjectID, false, true),
    stopAsking: () => {
      if (router.state.location.state.isAsking === true) router.history.back()
    },
  }
}
