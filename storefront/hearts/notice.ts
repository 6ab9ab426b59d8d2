// The wishlist's notice bar: what it says, and for how long.

import type { Toast } from "#storefront/ui/toast.tsx";

export const NOTICE_MS = 4000;
export const WISHLIST_FULL = "Wishlist full";

export const notice = (text: string = WISHLIST_FULL): Toast => ({ text, milliseconds: NOTICE_MS });
