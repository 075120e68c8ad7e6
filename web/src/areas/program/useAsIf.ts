import { useNavigate, useSearch } from '@tanstack/react-router'

/** The concentration and the minor that the programme is looked at with; null: mine. They are kept in the address. */
export const useAsIf = () => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const numberOf = (name: string) => (Number.isInteger(search[name]) ? Number(search[name]) : null)
  const [concentrationID, minorID] = [numberOf('concentration'), numberOf('minor')]
  const go = (concentration: number | null, minor: number | null) =>
    void navigate({
      to: '/my-program',
      search: { ...(concentration !== null && { concentration }), ...(minor !== null && { minor }) },
      replace: true,
      resetScroll: false,
    })
  return {
    concentrationID,
    minorID,
    isAsked: concentrationID !== null || minorID !== null,
    lookWithConcentration: (id: number | null) => go(id, minorID),
    lookWithMinor: (id: number | null) => go(concentrationID, id),
    back: () => go(null, null),
  }
}
