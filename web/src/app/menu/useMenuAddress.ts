import { useState } from 'react'

const isCourse = (address: string): boolean => address.startsWith('/courses/')

/**
 * The address whose item of the menu is marked. A course is in no menu and is opened from several screens: the item of
 * that screen stays marked.
 */
export const useMenuAddress = (address: string): string => {
  const [origin, setOrigin] = useState(address)
  if (origin !== address && !isCourse(address)) setOrigin(address)
  return isCourse(address) ? origin : address
}
