import { useNavigate, useSearch } from '@tanstack/react-router'

/** Where the student stands in registration: kept in the address, so that a reload and "back" keep it. */
export interface Place {
  readonly moduleID: number | null
  readonly subjectID: number | null
  readonly openModule: (moduleID: number | null) => void
  readonly openSubject: (moduleID: number | null, subjectID: number) => void
  readonly closeSubject: () => void
}

const numberOf = (value: unknown): number | null => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : null
}

export const usePlace = (): Place => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const moduleID = numberOf(search['module'])
  const subjectID = numberOf(search['subject'])
  const go = (module: number | null, subject: number | null, replace: boolean) =>
    void navigate({
      to: '/registration',
      search: { ...(module !== null && { module }), ...(subject !== null && { subject }) },
      replace,
      resetScroll: false,
    })
  return {
    moduleID,
    subjectID,
    openModule: (module) => go(module, subjectID, true),
    openSubject: (module, subject) => go(module, subject, false),
    closeSubject: () => go(moduleID, null, true),
  }
}
