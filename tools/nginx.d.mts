export declare function findNginx(): string | undefined;
export declare function nginxOrInstall(): string | undefined;
