// Crawlers and previews, by their user agent: they are offered nothing, and are not counted.

export const isRobot = (userAgent: string): boolean => ROBOT.test(userAgent);

const ROBOT = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|preview|monitor|curl\/|wget|python|axios/i;
