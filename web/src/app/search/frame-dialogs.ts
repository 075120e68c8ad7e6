// What keys open or lead to, in one file.
export { SearchModal } from './SearchModal.tsx'
export { goByKey } from '#web/app/keys/go-by-key.ts'
