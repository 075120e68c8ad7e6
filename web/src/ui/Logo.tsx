import { Icon } from './Icon.tsx'

/** A graduate's cap. */
export const Logo = () => <Icon name="logo" size={28} />
