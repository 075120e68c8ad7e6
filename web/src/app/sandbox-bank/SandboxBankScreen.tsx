import { StandaloneFrame } from '#web/app/shell/StandaloneFrame.tsx'
import { SandboxBank } from '#web/areas/finance/sandbox/SandboxBank.tsx'

/** The page of the sandbox: outside the portal, as a bank is. */
const SandboxBankScreen = () => (
  <StandaloneFrame>
    <SandboxBank />
  </StandaloneFrame>
)

export default SandboxBankScreen
