// Payment methods that this device can use. Apple Pay needs a browser that has it, unless the test provider imitates it.

import { useHydrated } from "./use-hydrated.ts";

interface Method {
  /** True if only some devices have it. */
  readonly isOfDevice: boolean;
}

export function useDeviceMethods<Given extends Method>(methods: readonly Given[]): readonly Given[] {
  // The server cannot know the device, so the first render leaves such methods out.
  const isHydrated = useHydrated();
  const hasWallet = isHydrated && "ApplePaySession" in window;
  return methods.filter(({ isOfDevice }) => !isOfDevice || hasWallet);
}
