import { useHolds } from '#staff/api/use-user.ts'
import { sections } from '#staff/sections/sections.ts'

const account = { path: '/account', name: 'account', icon: 'person', group: 'ofSystem' } as const

/** The sections that whoever is signed in may use, the own account last. */
export const useSections = () => {
  const isHeld = useHolds()
  return [
    ...sections.filter(({ operation, unless }) => isHeld(operation) && !(unless && isHeld(unless))),
    account,
  ]
}
