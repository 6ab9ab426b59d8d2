// The shop's name as its mark.

import { usePublicConfig } from "./public-config.tsx";

export const Wordmark = () => <bdi>{usePublicConfig().shopName}</bdi>;
