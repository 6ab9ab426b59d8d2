// The wishlist's notice bar: what it says, and for how long.

import type { Toast } from "#storefront/ui/toast.tsx";

export const NOTICE_MS = 4000;

export const notice = (text: string): Toast => ({ text, milliseconds: NOTICE_MS });
